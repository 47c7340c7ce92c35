import { en } from "@/lib/i18n/en";
import { ko } from "@/lib/i18n/ko";

/** The supported languages. To add one, add its record here and its messages in `messages/`, under the same key. */
export const languages = { ko, en };
