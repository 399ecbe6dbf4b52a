import styles from './email-text.module.css';

/** An e-mail address that wraps before its @ if necessary. */
export const EmailText = ({ children }: { readonly children: string }) => {
  const [name, ...domain] = children.split('@');
  return (
    <span className={styles.email}>
      {name}
      <wbr />
      {domain.map(part => `@${part}`)}
    </span>
  );
};
