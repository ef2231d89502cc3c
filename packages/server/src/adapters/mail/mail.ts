/** A mail of ours: plain text, and the same in HTML. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Where mail goes. A refusal of the server on the other side is a fault; who sends decides what becomes of it. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/** One address, taken as it is: read as a header it could name several. */
export const recipient = (mail: Mail) => ({ ...mail, to: { name: '', address: mail.to } });
