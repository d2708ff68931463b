import { useQueryClient } from '@tanstack/react-query'
import { useLiveStream } from '@eproc/ui/api/stream.ts'

/**
 * Live news reads the lists of vendors and the one that is open again. Not what was read of a section: that belongs to
 * the version of the vendor (verifikasi/useBagian).
 */
export function useLiveVendors(): void {
  const queryClient = useQueryClient()
  useLiveStream(() => void queryClient.invalidateQueries({ queryKey: ['admin/vendor'] }))
}
