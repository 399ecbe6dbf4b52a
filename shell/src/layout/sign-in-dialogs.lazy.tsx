/** What is said of the sign-in itself, in one file: it has ended, or is about to. */
export { ExpiredDialog } from './expired-dialog.tsx';
export { IdleWarning } from '../idle/idle-warning.tsx';
