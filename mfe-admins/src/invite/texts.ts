export const inviteTexts = {
  title: 'Inviter ny administrator',
  help: 'Vi sender en e-mail med et link, som personen opretter sig med.',
  email: 'E-mail',
  submit: 'Inviter administrator',
  noAccess:
    'Du har ikke adgang til at administrere invitationer. Du skal være SuperAdmin for at invitere administratorer.',
} as const;
