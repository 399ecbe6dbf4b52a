/** Ids that name an object in a call: own, own but outside a limited reach, another customer's. */
export interface Objects {
  own: string;
  ownOutsideReach: string;
  foreign: string;
}

/** What stands in a call beside its customer: the object it names, and what is sent. */
export interface MatrixRow {
  objects?: Objects;
  /** Parameters of the path beside the object's id. */
  params?: (object: string) => Readonly<Record<string, string>>;
  /** What a good call answers: 200 unless given. */
  status?: 202;
  /** Query beside `customerId`, and what is put in the envelope of the body, or a body without one. */
  request?: (ids: { customer: string; object: string }) => { query?: string; data?: unknown; body?: object };
  /** Takes back what the own call did, where later ones would suffer from it. */
  undo?: () => Promise<void>;
}
