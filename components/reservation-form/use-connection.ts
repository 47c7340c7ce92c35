"use client";

import { useEffect, useState } from "react";

/** Whether a step was held back for want of a connection; over by itself once the browser is online again. */
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
