/** The dialogs about the session itself, in one chunk: it has ended, or is about to. */
export { ExpiredDialog } from './expired-dialog.tsx';
export { IdleWarning } from '../idle/idle-warning.tsx';
