import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import { periksa as teks } from '@eproc/i18n/id/periksa_portal'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import type { Outcome } from './usePeriksa.ts'

const Content = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 16,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
}))

/** Told one field a line, where it is the JSON of a receipt. */
function readable(isi: string): string {
  try {
    return JSON.stringify(JSON.parse(isi), null, 2)
  } catch {
    return isi
  }
}

/** What a proof proves, or why it does not. */
export function Hasil({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'refused') {
    return (
      <MessageBox tone="error" title={teks.gagal}>
        {outcome.reason}
      </MessageBox>
    )
  }
  const { proof, proven, older } = outcome
  return (
    <>
      <MessageBox tone="success" title={teks.terbukti}>
        {teks.terbuktiIsi(
          tanggalWaktu(proven.time),
          angka(proof.daun.nomor + 1),
          angka(proven.head.size)
        )}
      </MessageBox>
      {older === null && <MessageBox tone="success" title={teks.lamaSama} />}
      {typeof older === 'string' && <MessageBox tone="error">{older}</MessageBox>}
      <section aria-label={teks.isi}>
        <Typography>
          <strong>{teks.jenis}:</strong> {teks.namaJenis[proof.jenis] ?? proof.jenis}
        </Typography>
        <Content>{readable(proof.isi)}</Content>
        <Typography>
          <strong>{teks.kunci}:</strong> <code>{proof.kunciLog}</code>
        </Typography>
        <Typography color="text.secondary">{teks.kunciPetunjuk}</Typography>
        {proven.witnesses.map(({ vkey, name, at }) => (
          <Typography key={vkey}>
            <strong>{teks.saksi}:</strong>{' '}
            {at === null ? teks.saksiDiam(name) : teks.saksiSah(name, tanggalWaktu(new Date(at)))}{' '}
            <code>{vkey}</code>
          </Typography>
        ))}
      </section>
      <Points title={teks.arti} points={teks.artiButir} />
      <Points title={teks.bukanArti} points={teks.bukanArtiButir} />
    </>
  )
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section aria-label={title}>
    <Typography variant="h2">{title}</Typography>
    <ul style={{ margin: 0 }}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
)
