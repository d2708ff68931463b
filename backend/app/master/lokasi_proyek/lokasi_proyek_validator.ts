import { pageQuery } from '#core/http/query/query_string'

export const lokasiProyekRujukanQuery = pageQuery({ sort: ['kode', 'nama'] })
