import type { EventOutcome } from "@/lib/event/outcome";
import styles from "@/widgets/event/event-result.module.css";

/** The sign of an outcome that says nothing of right or wrong; decorative. */
export function OutcomeMark({ outcome }: { outcome: EventOutcome }) {
  return (
    <svg className={styles.mark} data-outcome={outcome} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" />
      {outcome === "succeeded" || outcome === "participated" ? (
        <path d="M20 33.5l8.5 8.5L45 25" />
      ) : outcome === "failed" ? (
        <path d="M32 18v18M32 45.5v.5" />
      ) : (
        <path d="M32 17v16l10 6" />
      )}
    </svg>
  );
}

/** Two glasses that meet for a right answer, an overturned one with its last drops for a wrong one; decorative. */
export function QuizPicture({ isCorrect }: { isCorrect: boolean }) {
  return (
    <svg
      className={styles.picture}
      data-outcome={isCorrect ? "right" : "wrong"}
      viewBox={isCorrect ? "0 0 160 104" : "0 56 160 52"}
      aria-hidden="true"
    >
      {isCorrect ? (
        <>
          <g transform="rotate(14 56 64)">
            <path className={styles.wine} d="M44.6 46h22.8c-.6 9-4.6 16-11.4 16s-10.8-7-11.4-16z" />
            <path d="M44 32h24c2 18-2 32-12 32s-14-14-12-32zM56 64v28M45 92h22" />
          </g>
          <g transform="rotate(-14 104 64)">
            <path className={styles.wine} d="M92.6 46h22.8c-.6 9-4.6 16-11.4 16s-10.8-7-11.4-16z" />
            <path d="M92 32h24c2 18-2 32-12 32s-14-14-12-32zM104 64v28M93 92h22" />
          </g>
          <path className={styles.spark} d="M80 22V8M66 24l-8-11M94 24l8-11M52 32l-11-6M108 32l11-6" />
        </>
      ) : (
        <>
          <path className={styles.wine} d="M16 96c4-7 14-9 24-8 8 .8 12 4 22 4-2 4-10 6-22 6s-20 0-24-2z" />
          <g transform="translate(4 18) rotate(-98 72 64)">
            <path d="M60 32h24c2 18-2 32-12 32s-14-14-12-32zM72 64v28M61 92h22" />
          </g>
          <path className={styles.spark} d="M30 68v8M20 76v5" />
          <path d="M10 100h140" />
        </>
      )}
    </svg>
  );
}
