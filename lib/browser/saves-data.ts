declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** Whether the guest has asked for as few bytes as possible; not every browser tells. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
