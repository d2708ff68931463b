import { pageQuery } from '#core/http/query_string'

export const lokasiProyekRujukanQuery = pageQuery({ sort: ['kode', 'nama'] })
