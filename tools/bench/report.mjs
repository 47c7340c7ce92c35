/** Prints a figure beside its goal. Returns a list with one sentence if the goal is missed, else an empty list. */
export function report(name, figure, { most, least }) {
  const isHeld = most === undefined ? figure >= least : figure <= most;
  const goal = most === undefined ? `at least ${least}` : `at most ${most}`;
  console.log(
    `${name.padEnd(36)}${String(figure).padStart(10)}   ${goal.padEnd(16)}${isHeld ? "" : "missed"}`,
  );
  return isHeld ? [] : [`${name}: ${figure}, ${goal}`];
}
