export function ReadAloudBar({ label }: { text: string; label: string }) {
  return <div>{label}</div>;
}
