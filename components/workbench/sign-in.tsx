import button from "@/components/ui/button.module.css";
import { SecretField } from "@/components/workbench/secret-field";
import type { Translator } from "@/lib/i18n/load-messages";
import styles from "./sign-in.module.css";

type Props = { problem: "wrong" | "tooMany" | undefined; t: Translator<"Workbench"> };

/** Asks for the workbench's secret; works without script. */
export function SignIn({ problem, t }: Props) {
  return (
    <main id="content" className={styles.door}>
      <h1>{t("title")}</h1>
      <p>{t("signInHint")}</p>
      <form action="/workbench/sign-in" method="post">
        <label htmlFor="secret">{t("secret")}</label>
        <SecretField id="secret" problemId={problem === undefined ? undefined : "problem"} />
        {problem === undefined ? null : (
          <p id="problem" role="alert">
            {t(problem)}
          </p>
        )}
        <button type="submit" className={button.main}>
          {t("signIn")}
        </button>
      </form>
    </main>
  );
}
