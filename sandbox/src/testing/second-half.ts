import { runHalf } from "#testing/run-half.ts";

runHalf(1);
