type Props = { answers: readonly { question: string; answer: string }[] };

/** Questions with one answer each, in their order. */
export function AnswerList({ answers }: Props) {
  return (
    <dl>
      {answers.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an author may ask the same question twice
        <div key={index}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
