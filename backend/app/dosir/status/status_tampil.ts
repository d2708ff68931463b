/** SQL of `statusTampil`: the account's I or S covers the vendor's own status. `r` is the alias of `rekanan`, `p` of `pengguna`. */
export const statusTampilSql = (r: string, p: string): string =>
  `case when ${p}.status = 'A' then ${r}.status else ${p}.status end`
