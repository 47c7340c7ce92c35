import type { CounterName, HistogramName, LabelsOf } from "@/lib/server/metrics/definitions";
import { processWide } from "@/lib/server/settings/process-wide";

/** What takes the figures of a thread; there is none while `METRICS_PORT` is not set. */
export type Recorder = {
  count: (name: CounterName, labels: Readonly<Record<string, string>>, by: number) => void;
  observe: (name: HistogramName, labels: Readonly<Record<string, string>>, seconds: number) => void;
};

const registered = () => processWide("metrics-recorder", (): { recorder?: Recorder } => ({}));

/** Sets the recorder of this thread. */
export function setRecorder(recorder: Recorder): void {
  registered().recorder = recorder;
}

/** Counts an event, where figures are wanted. */
export function countEvent<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  registered().recorder?.count(name, labels, by);
}

/** Records how many milliseconds something took, where figures are wanted. */
export function observeMs<Name extends HistogramName>(
  name: Name,
  labels: LabelsOf<Name>,
  milliseconds: number,
): void {
  registered().recorder?.observe(name, labels, milliseconds / 1_000);
}
