import { HistoryCard } from '#features/credit-history/history-card';
import { UsageCard } from '#features/credit-history/usage-card';
import { CreditsPage } from '#features/credits/credits-page';

export function PaymentPage() {
  return (
    <CreditsPage>
      <UsageCard />
      <HistoryCard />
    </CreditsPage>
  );
}
