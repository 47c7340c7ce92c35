import { type Call, CallView } from "@/components/workbench/backend/call-view";
import type { Translator } from "@/lib/i18n/load-messages";
import type { OpenApiDocument } from "@/lib/workbench/backend/document/openapi";
import styles from "./backend.module.css";

type Props = {
  document: OpenApiDocument;
  /** The `operationId` of the call that is shown; any other shows the first. */
  chosen: string | undefined;
  t: Translator<"BackendReference">;
};

/** The calls of the back end by domain, and one of them in full, as the OpenAPI document describes it. */
export function BackendReference({ document, chosen, t }: Props) {
  const calls: Call[] = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      address,
    })),
  );
  const shown = calls.find(({ operationId }) => operationId === chosen) ?? calls[0];
  return (
    <div className={styles.reference}>
      <header className={styles.bar}>
        <h1>{t("title")}</h1>
        <a href="/workbench">{t("back")}</a>
        <p>{t("intro")}</p>
      </header>
      <nav className={styles.calls} aria-label={t("calls")}>
        {document.tags.map(({ name }) => (
          <section key={name} aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`}>{name}</h2>
            <ul>
              {calls
                .filter(({ tags }) => tags.includes(name))
                .map(({ operationId, method, address }) => (
                  <li key={operationId}>
                    <a
                      href={`/workbench/backend?call=${operationId}#content`}
                      aria-current={operationId === shown?.operationId ? "page" : undefined}
                    >
                      <b>{method}</b> {shortened(address)}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <main id="content" className={styles.call}>
        {shown === undefined ? null : <CallView call={shown} schemas={document.components.schemas} t={t} />}
      </main>
    </div>
  );
}

/** The address without the service that all calls of a domain share. */
function shortened(address: string): string {
  return address.split("/").slice(3).join("/");
}
