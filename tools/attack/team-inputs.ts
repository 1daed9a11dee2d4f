import { enterpriseCalls, projectCalls, roleCalls } from '@wenshu/api-contract';
import type { World } from './world.ts';

type Input = Readonly<Record<string, unknown>>;
type Prepare = (world: World) => Promise<Input>;

const OTHER_PHONE = '13900139000';
const NAME = 'Fruit and sons';

interface Team {
  readonly enterpriseId: string;
  readonly projectId: string;
}

async function found({ ask, server }: World): Promise<string> {
  const { enterpriseId } = await ask(enterpriseCalls.create, { name: NAME, industry: 'agriculture' });
  await server.query('update enterprise set seat_total = 1000 where enterprise_id = $1', [enterpriseId]);
  return enterpriseId;
}

const teams = new WeakMap<World, Promise<Team>>();

/** The owner's enterprise and project: one for a world, because nobody has very many. */
function teamOf(world: World): Promise<Team> {
  const known = teams.get(world);
  if (known) return known;
  const made = (async () => {
    const enterpriseId = await found(world);
    return { enterpriseId, ...(await world.ask(projectCalls.create, { enterpriseId, name: 'Autumn' })) };
  })();
  teams.set(world, made);
  return made;
}

/** Somebody else who sits in it, though a call before may have moved them out. */
async function seated({ ask, send }: World, enterpriseId: string): Promise<string> {
  await send(enterpriseCalls.addMember, { enterpriseId, phone: OTHER_PHONE });
  const { items } = await ask(enterpriseCalls.members, { enterpriseId });
  return items.find(({ roleId }) => roleId === 'enterprise.member')!.userId;
}

export const inEnterprise: Prepare = async world => ({ enterpriseId: (await teamOf(world)).enterpriseId });
const inProject: Prepare = async world => ({ projectId: (await teamOf(world)).projectId });
const newTask = async (world: World) => {
  const { projectId } = await teamOf(world);
  return { projectId, ...(await world.ask(projectCalls.addTask, { projectId, name: 'Fruit', languageId: 2 })) };
};
const newRole = async (world: World) => {
  const { enterpriseId } = await teamOf(world);
  const role = { enterpriseId, kind: 'project', name: 'Readers', rights: ['project.view'] };
  return { ...role, ...(await world.ask(roleCalls.save, role)) };
};
/** Somebody else who sits in it, has this role, and asks there for a right that they lack. */
const whoAsks = async (world: World, on: { kind: 'project' | 'questionnaire'; id: string }, right: string) => {
  const { enterpriseId, projectId } = await teamOf(world);
  const userId = await seated(world, enterpriseId);
  await world.ask(projectCalls.setMember, { projectId, userId, roleId: 'project.member' });
  await world.server.query(
    'insert into access_request (person_id, object_kind, object_id, right_name) values ($1, $2, $3, $4)',
    [userId, on.kind, on.id, right],
  );
  return { userId, right, isGiven: true };
};
const information = { name: NAME, industry: 'agriculture', email: 'a@b.cn' };

/** What the calls of teams need: an enterprise, a project and a task of the owner's, and somebody else in them. */
export const teamInputs: Readonly<Record<string, Prepare>> = {
  // Made and gone again, so that the next one has room.
  'POST /team/enterprise/create': async ({ server, phone }) => {
    await server.query(
      `delete from role_holding where object_kind = 'enterprise' and person_id = (select id from person where phone = $1)`,
      [phone],
    );
    return information;
  },
  'GET /team/enterprise/get': inEnterprise,
  'PUT /team/enterprise/edit': async world => ({ ...(await inEnterprise(world)), ...information }),
  // No more: whoever asks needs a second factor, and all that follows would.
  'PUT /team/enterprise/askSecondFactor': async world => ({ ...(await inEnterprise(world)), isAsked: false }),
  'GET /team/enterprise/members': inEnterprise,
  'POST /team/enterprise/addMember': async world => {
    const { enterpriseId } = await teamOf(world);
    const userId = await seated(world, enterpriseId);
    await world.ask(enterpriseCalls.moveOut, { enterpriseId, userId });
    return { enterpriseId, phone: OTHER_PHONE };
  },
  'POST /team/enterprise/invite': inEnterprise,
  'POST /team/enterprise/endInvitation': inEnterprise,
  'POST /team/enterprise/openInvitation': async world => ({
    invitation: (await world.ask(enterpriseCalls.invite, await inEnterprise(world))).invitation,
  }),
  // Of an enterprise that the owner has only just left.
  'POST /team/enterprise/join': async world => {
    const enterpriseId = await found(world);
    const { invitation } = await world.ask(enterpriseCalls.invite, { enterpriseId });
    await world.server.query('delete from role_holding where object_id = $1', [enterpriseId]);
    return { invitation };
  },
  'POST /team/enterprise/moveOut': async world => {
    const { enterpriseId } = await teamOf(world);
    return { enterpriseId, userId: await seated(world, enterpriseId) };
  },
  'POST /team/enterprise/exit': async world => {
    const enterpriseId = await found(world);
    const userId = await seated(world, enterpriseId);
    await world.ask(enterpriseCalls.handOver, { enterpriseId, userId, name: NAME });
    return { enterpriseId };
  },
  'POST /team/enterprise/handOver': async world => {
    const enterpriseId = await found(world);
    return { enterpriseId, userId: await seated(world, enterpriseId), name: NAME };
  },
  'POST /team/enterprise/remove': async world => ({ enterpriseId: await found(world), name: NAME }),
  'POST /team/enterprise/order': async world => {
    const { enterpriseId } = await teamOf(world);
    await world.server.query('delete from enterprise_order where enterprise_id = $1', [enterpriseId]);
    return { enterpriseId, wish: 'seats', seats: 3 };
  },
  'GET /team/enterprise/orders': inEnterprise,
  'GET /team/role/list': inEnterprise,
  'POST /team/role/save': newRole,
  'DELETE /team/role/remove': async world => {
    const { enterpriseId, roleId } = await newRole(world);
    return { enterpriseId, roleId };
  },
  // Whoever asks for what they hold is told so.
  'POST /team/access/askForTask': async world => ({
    scrollId: (await newTask(world)).scrollId,
    right: 'links.view',
    note: 'For the fair',
  }),
  'POST /team/access/askForProject': async world => ({ ...(await inProject(world)), right: 'project.edit' }),
  'GET /team/access/ofTask': async world => ({ scrollId: (await newTask(world)).scrollId }),
  'GET /team/access/ofProject': inProject,
  'POST /team/access/answerForTask': async world => {
    const { scrollId } = await newTask(world);
    return { scrollId, ...(await whoAsks(world, { kind: 'questionnaire', id: scrollId }, 'links.view')) };
  },
  'POST /team/access/answerForProject': async world => {
    const { projectId } = await teamOf(world);
    return { projectId, ...(await whoAsks(world, { kind: 'project', id: projectId }, 'project.edit')) };
  },
  'POST /team/project/create': async world => ({ ...(await inEnterprise(world)), name: 'Spring', tasks: ['Fruit'] }),
  'GET /team/project/search': inEnterprise,
  'GET /team/project/get': inProject,
  'PUT /team/project/edit': async world => ({ ...(await inProject(world)), name: 'Winter' }),
  'POST /team/project/star': async world => ({ ...(await inProject(world)), isStarred: true }),
  'POST /team/project/moveToBin': async world =>
    world.ask(projectCalls.create, { ...(await inEnterprise(world)), name: 'Summer' }),
  'POST /team/project/restore': async world => {
    const { enterpriseId } = await teamOf(world);
    const { projectId } = await world.ask(projectCalls.create, { enterpriseId, name: 'Summer' });
    await world.ask(projectCalls.moveToBin, { projectId });
    return { enterpriseId, projectId };
  },
  'GET /team/project/tasks': inEnterprise,
  'POST /team/project/deleteForEver': async world => {
    const { enterpriseId } = await teamOf(world);
    const { projectId } = await world.ask(projectCalls.create, { enterpriseId, name: 'Winter' });
    await world.ask(projectCalls.moveToBin, { projectId });
    return { enterpriseId, projectId, name: 'Winter' };
  },
  'POST /team/project/addTask': async world => ({ ...(await inProject(world)), name: 'Fruit', languageId: 2 }),
  'POST /team/project/moveTask': newTask,
  'POST /team/project/copyTask': async world => ({ ...(await newTask(world)), name: 'Fruit again' }),
  'GET /team/project/members': inProject,
  'POST /team/project/setMember': async world => {
    const { enterpriseId, projectId } = await teamOf(world);
    return { projectId, userId: await seated(world, enterpriseId), roleId: 'project.member' };
  },
  'POST /team/project/removeMember': async world => {
    const { enterpriseId, projectId } = await teamOf(world);
    const userId = await seated(world, enterpriseId);
    await world.ask(projectCalls.setMember, { projectId, userId, roleId: 'project.member' });
    return { projectId, userId };
  },
  'GET /team/project/taskMembers': async world => ({ scrollId: (await newTask(world)).scrollId }),
  'POST /team/project/setTaskMember': async world => {
    const { enterpriseId } = await teamOf(world);
    const { scrollId } = await newTask(world);
    return { scrollId, userId: await seated(world, enterpriseId), roleId: 'task.member' };
  },
  'POST /team/project/removeTaskMember': async world => {
    const { enterpriseId } = await teamOf(world);
    const { scrollId } = await newTask(world);
    const userId = await seated(world, enterpriseId);
    await world.ask(projectCalls.setTaskMember, { scrollId, userId, roleId: 'task.none' });
    return { scrollId, userId };
  },
};
