-- people/payments: why a refund still waits, in the word of whoever took the money; and what was told of it after it had ended, where that is not how
-- it ended: an operator looks at it. A refund of an order whose payment was not its price gives back that payment, for which nothing was credited.
alter table payment_refund
  add column problem text not null default '',
  add column told_after text,
  add column is_other boolean not null default false;
