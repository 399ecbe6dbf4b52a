interface NamedAccount {
  readonly id: string;
  readonly name?: string | null | undefined;
}

/** 'Lager (80010002)': a billing account in words, or its number alone where its name is not known. */
export const accountText = ({ id, name }: NamedAccount): string => (name ? `${name} (${id})` : id);
