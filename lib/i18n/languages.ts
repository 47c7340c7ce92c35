import { en } from "@/lib/i18n/en";
import { ko } from "@/lib/i18n/ko";

/** The languages this site speaks. One more is its record here and its sentences in `messages/`, under the same key. */
export const languages = { ko, en };
