/** The pages of people who are not signed in, as one file: each is small, and the first page names a file for each it may need. */
export { ForgotPasswordPage } from './forgot-password/forgot-password.page.lazy.tsx';
export { InstallEsimPage } from './install-esim/install-esim.page.lazy.tsx';
export { ResetPasswordPage } from './reset-password/reset-password.page.lazy.tsx';
export { SignUpPage } from './sign-up/sign-up.page.lazy.tsx';
