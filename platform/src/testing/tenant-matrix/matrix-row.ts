/** Ids of objects to call with: own, own but outside a limited access, and another customer's. */
export interface Objects {
  own: string;
  ownOutsideReach: string;
  foreign: string;
}

/** What a call contains besides its customer: the id of an object, and the request data. */
export interface MatrixRow {
  objects?: Objects;
  /** Path parameters besides the object's id. */
  params?: (object: string) => Readonly<Record<string, string>>;
  /** Status of a successful call. Default: 200. */
  status?: 202;
  /** Query besides `customerId`, and the body as `data` with the envelope or as `body` without one. */
  request?: (ids: { customer: string; object: string }) => { query?: string; data?: unknown; body?: object };
  /** Undoes the call with the own object, if it would affect later ones. */
  undo?: () => Promise<void>;
}
