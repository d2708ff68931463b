import Typography from '@mui/material/Typography'
import { useCanAccess, useRecordContext } from 'react-admin'
import { masaBlacklist } from '@eproc/domain/dosir/masa_blacklist'
import type { BlacklistRow } from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { BlacklistHistory } from './BlacklistHistory.tsx'
import { BlacklistForm } from './BlacklistForm.tsx'

const text = verifikasiOffice.blacklist
const { masa } = verifikasiOffice.daftarBlacklist

/** Blacklist: everybody sees the present state; the form is for those with the right. */
export function BlacklistTab() {
  const { canAccess, isPending } = useCanAccess({
    resource: 'admin/vendor/blacklist',
    action: 'list',
  })
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720, marginTop: 16 }}>
      <BlacklistState />
      {canAccess ? <BlacklistForm /> : !isPending && <Decision />}
      {canAccess && <BlacklistHistory />}
    </div>
  )
}

function BlacklistState() {
  const { blacklist } = useRecordContext<BlacklistRow>()!
  if (!blacklist.blacklist) return <MessageBox tone="success">{text.tidak}</MessageBox>
  return (
    <MessageBox
      tone={blacklist.aktif ? 'error' : 'warning'}
      title={blacklist.aktif ? text.aktif : text.tidakAktif}
    >
      {`${text.nomor}: ${blacklist.nomor ?? umum.tanpaNilai}. ${masa}: ${masaBlacklist(blacklist.blacklistTglMulai, blacklist.blacklistTglSelesai)}.`}
    </MessageBox>
  )
}

/** For those who may only read. */
function Decision() {
  const { alasan, fileBlacklist } = useRecordContext<BlacklistRow>()!.blacklist
  return (
    <>
      {alasan && (
        <p style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <strong>{text.alasan}</strong>: {alasan}
        </p>
      )}
      {fileBlacklist && <FileLink path={fileBlacklist} name={text.dokumen} />}
      <Typography color="text.secondary">{text.hanyaBaca}</Typography>
    </>
  )
}
