-- findings/coding: what is said in two languages is coded in either.

-- Codings of one survey with one frame, of which the one is of what people said and the other of its translation: what is given in one counts
-- in both. Both ways round, and each with itself.
create view coding_telling as
  select c.coding_id, c.coding_id as given_in, c.variable from coding c
  union all
  select c.coding_id, o.coding_id, o.variable
    from coding c join coding o on o.scroll_id = c.scroll_id and o.frame_id = c.frame_id
   where (c.variable, o.variable) in (('talktext', 'talktran'), ('talktran', 'talktext'));

-- What counts of a coding, and in which text of the record it stands.
create or replace view accepted_mark as
  select m.scroll_id, m.answer_record_id, t.coding_id, m.code, m.span_from, m.span_to, m.said, t.variable
    from code_mark m join coding_telling t on t.given_in = m.coding_id
   where m.ended_at is null and m.state = 'accepted';
