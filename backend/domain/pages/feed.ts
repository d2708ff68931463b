/** Atom feed of new packages and results; the head of every public page names it. */
export const UMPAN = '/feed/pengadaan.atom'
/** Open data in OCDS: releases of all packages. */
export const OCDS = '/ocds/releases.json'
/** The same as records: each process as it stands now. */
export const OCDS_RECORDS = '/ocds/records.json'
