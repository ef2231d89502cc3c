import { type ServiceFacts, serviceContract } from '@calmbridge/domain/http/service';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { call } from './call.ts';
import { takeEarlyAnswer } from './early-answer.ts';

const ServiceFactsContext = createContext<ServiceFacts | null>(null);

/** Asks once what the page must know of its server. Until the answer is there, pages do without. */
export function ServiceFactsProvider({ children }: { children: ReactNode }) {
  const [facts, setFacts] = useState<ServiceFacts | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const alreadyAsked = takeEarlyAnswer(serviceContract.path);
      const answer = await call(serviceContract, {}, { signal: leaving.signal, alreadyAsked });
      if (answer.ok && !leaving.signal.aborted) setFacts(answer.value);
    };
    const askAgain = () => void ask();
    askAgain();
    // Where the first question was lost with the connection, the next one comes with it.
    window.addEventListener('online', askAgain);
    return () => {
      leaving.abort();
      window.removeEventListener('online', askAgain);
    };
  }, []);
  return <ServiceFactsContext value={facts}>{children}</ServiceFactsContext>;
}

export const useServiceFacts = (): ServiceFacts | null => useContext(ServiceFactsContext);
