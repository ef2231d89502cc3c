export function DownloadMenu(_: {
  document: { title: string; markdown: string; kind: 'care-plan' | 'message' };
}) {
  return <button type="button">Download</button>;
}
