// Stands in for style sheets that are imported for their effect only.
export {};
