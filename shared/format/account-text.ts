interface NamedAccount {
  readonly id: string;
  readonly name?: string | null | undefined;
}

/** 'Lager (80010002)': name and number of a billing account, or the number alone if the name is unknown. */
export const accountText = ({ id, name }: NamedAccount): string => (name ? `${name} (${id})` : id);
