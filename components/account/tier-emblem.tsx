const tones: Readonly<Record<string, string>> = {
  LGLO: "#e9c46a",
  GLOB: "#d9b45b",
  EXPL: "#b9c6cf",
  DISV: "#c98f63",
  CARD: "#9db7a5",
};

/** The tier's emblem: a globe in the tier's colour. */
export function TierEmblem({ code }: { code: string }) {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke={tones[code] ?? "#efe6d4"}
      aria-hidden="true"
    >
      <circle cx="13" cy="13" r="11" strokeWidth="1.6" />
      <path d="M2.5 13h21M13 2c4 3.4 5 7 5 11s-1 7.6-5 11c-4-3.4-5-7-5-11s1-7.6 5-11z" strokeWidth="1.2" />
    </svg>
  );
}
