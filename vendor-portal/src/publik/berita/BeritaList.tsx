import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { publik } from '@eproc/i18n/id/publik_portal'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { ALAMAT_TIPE, anchor, pagesOf, useBeritaList, usePageOf, type Tipe } from './berita.ts'
import { BeritaCard } from './BeritaCard.tsx'

const teks = publik.list

const List = styled('div')({ display: 'grid', gap: 24, maxWidth: 860 })
const Pager = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  marginTop: 32,
})

/** Cards of announcements (/informasi) or news (/berita), newest first, 10 a page at `?halaman=`. */
export function BeritaList({ tipe }: { tipe: Tipe }) {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const page = Math.max(1, Number.parseInt(search.get('halaman') ?? '1', 10) || 1)
  const { data, isPending, isError, error, refetch } = useBeritaList(tipe, page)
  const loaded = data !== undefined
  useEffect(() => {
    if (loaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [loaded, hash])
  /* What was mailed as `#berita-12` has moved on to a later page since. */
  const inView = data?.rows.some(({ id }) => hash === `#${anchor(id)}`) ?? true
  const pageOfAnchor = usePageOf(tipe, hash && !inView ? hash.slice(1) : null)
  const pages = pagesOf(data?.total ?? 0)
  const shown = Math.min(page, pages)
  const addressOf = (n: number) => `${ALAMAT_TIPE[tipe]}${n > 1 ? `?halaman=${n}` : ''}`
  const navigate = useNavigate()
  const lastPage = loaded && shown < page ? `${addressOf(shown)}${hash}` : null
  useEffect(() => {
    if (lastPage) void navigate(lastPage, { replace: true })
  }, [lastPage, navigate])
  if (pageOfAnchor !== null && pageOfAnchor !== page)
    return <Navigate to={`${addressOf(pageOfAnchor)}${hash}`} replace />
  return (
    <>
      <PageTitle title={teks[tipe].title} description={teks[tipe].description} />
      {isPending && <PageSkeleton rows={4} />}
      {isError && (
        <EmptyState
          illustration="error"
          title={publik.loadFailed}
          content={errorMessage(error)}
          actions={<Button onClick={() => void refetch()}>{ui.tombol.cobaLagi}</Button>}
        />
      )}
      {data?.rows.length === 0 && <EmptyState title={teks.empty} content={teks.emptyContent} />}
      <List>
        {data?.rows.map((b) => (
          <BeritaCard key={b.id} berita={b} />
        ))}
      </List>
      {pages > 1 && (
        <Pager aria-label={teks.navigation}>
          {shown > 1 && (
            <Button component={AppLink} to={addressOf(shown - 1)} variant="outlined">
              {teks.previous}
            </Button>
          )}
          <span>{teks.page(shown, pages)}</span>
          {shown < pages && (
            <Button component={AppLink} to={addressOf(shown + 1)} variant="outlined">
              {teks.next}
            </Button>
          )}
        </Pager>
      )}
    </>
  )
}
