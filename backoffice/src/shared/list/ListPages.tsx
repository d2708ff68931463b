import { Pagination } from 'react-admin'

const PER_PAGE = [10, 15, 25, 50, 100]
/** What the pagination of a list offers, its own number included. */
const offered = (perPage = 10) => [...new Set([perPage, ...PER_PAGE])].toSorted((a, b) => a - b)

/** What stands below the rows. */
export default function ListPages({ perPage }: { perPage: number | undefined }) {
  return <Pagination rowsPerPageOptions={offered(perPage)} />
}
