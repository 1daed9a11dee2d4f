-- By which way a bill leaves: it is sent, asked for and settled by the same one, whatever the settings say later. Receivers are known by WeChat alone.
alter table payout add column way text not null default 'local' check (way in ('local', 'wechat'));
update payout set way = 'wechat' where receiver is not null or package_info <> '';
alter table payout alter column way drop default;
-- What the other side last said instead of taking it, in its own word; empty where it said nothing.
alter table payout add column refusal text not null default '';
create index payout_refused on payout (made_at) where refusal <> '' and state in ('to-send', 'waiting');

-- Since when somebody can draw from it: who answered before has no turn with it.
alter table reward add column given_since timestamptz;
update reward set given_since = created_at where state not in ('unpaid', 'under-review', 'rejected');
-- How much an operator has seen: additions beyond a bound of it are looked at again.
alter table reward add column approved_fen bigint not null default 0;
update reward set approved_fen = total_fen where state in ('issuing', 'closed', 'used-up', 'ended');

-- What went back was received by nobody: the account may receive another.
update reward_claim set receiver_mark = null where state in ('returned', 'refused');

-- The enterprise that pays and in which the survey stood when it did: once the survey has left it, nobody draws from it any more.
alter table reward add column paid_in text;
update reward r set paid_in = r.payer_id
  from team_object o
 where r.payer_kind = 'enterprise' and r.state <> 'unpaid'
   and o.object_kind = 'questionnaire' and o.object_id = r.scroll_id and o.enterprise_id::text = r.payer_id;

-- When the other side was last asked how a bill stands: whoever waits in front of the page may have it asked sooner, and not at will.
alter table payout add column asked_at timestamptz;

-- What is used up is drawn from in vain, and looks like bad luck: it must not be told apart by whether there is a turn.
create or replace view rewarding_survey as
  select scroll_id, bool_or(state in ('issuing', 'used-up')) as is_giving
    from reward where state not in ('unpaid', 'under-review', 'rejected') group by scroll_id;
