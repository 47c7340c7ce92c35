import { runHalf } from "#testing/run-half.ts";

runHalf(0);
