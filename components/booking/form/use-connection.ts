"use client";

import { useEffect, useState } from "react";

/**
 * Returns whether a step was held back for lack of a connection; it ends automatically once the browser is online
 * again.
 */
export function useConnection() {
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    const end = () => setCutOff(false);
    window.addEventListener("online", end);
    return () => window.removeEventListener("online", end);
  }, []);
  const checkConnection = () => {
    setCutOff(!navigator.onLine);
    return navigator.onLine;
  };
  return { isCutOff, checkConnection };
}
