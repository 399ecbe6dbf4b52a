/**
 * The pages for users who are not signed in, in one chunk: each is small, and the first page lists every chunk it may
 * need.
 */
export { ForgotPasswordPage } from '../pages/forgot-password/forgot-password.page.lazy.tsx';
export { InstallEsimPage } from '../pages/install-esim/install-esim.page.lazy.tsx';
export { ResetPasswordPage } from '../pages/reset-password/reset-password.page.lazy.tsx';
export { SignUpPage } from '../pages/sign-up/sign-up.page.lazy.tsx';
