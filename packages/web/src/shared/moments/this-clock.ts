/** Day and time as this device's clock shows them, yyyy-mm-ddThh:mm. */
export function wallTimeOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

export const today = (now = new Date()): string => wallTimeOf(now).slice(0, 10);
