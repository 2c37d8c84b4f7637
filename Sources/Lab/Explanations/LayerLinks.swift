import CollaborationRules
import Traces

extension LayerTable {
  func held(by role: Role) -> [Role] { receivers(of: role, in: holds) }

  func tells(_ sender: Role, _ receiver: Role) -> Bool {
    sender == receiver || receivers(of: sender, in: routes).contains(receiver)
  }

  /// The roles that hold others and are held by no other role; if there are none, the first role that holds others.
  var roots: [Role] {
    let holders = holds.map(\.sender)
    let roots = holders.filter { role in
      !holders.contains { $0 != role && held(by: $0).contains(role) }
    }
    return roots.isEmpty ? Array(holders.prefix(1)) : roots
  }

  /// A sender and the receivers that it may tell, although neither side holds the other.
  struct Link {
    let sender: Role
    let receivers: [Role]
    let isMutual: Bool
  }

  /// The routes between roles of which neither holds the other, each in one direction only.
  var links: [Link] {
    var links: [Link] = []
    for route in routes {
      let apart = route.receivers.filter { receiver in
        !held(by: route.sender).contains(receiver) && !held(by: receiver).contains(route.sender)
          && !links.contains { $0.sender == receiver && $0.receivers.contains(route.sender) }
      }
      for isMutual in [true, false] {
        let receivers = apart.filter { tells($0, route.sender) == isMutual }
        guard !receivers.isEmpty else { continue }
        links.append(Link(sender: route.sender, receivers: receivers, isMutual: isMutual))
      }
    }
    return links
  }

  /// The roles on the shortest way of a message from the View to the source of data; empty if there is none.
  var request: [Role] { path(from: .view, to: source) }

  /// The roles on the shortest way of an answer from the source of data to the View; empty if there is none.
  var response: [Role] { path(from: source, to: .view) }

  private var source: Role {
    routes.contains { $0.sender == .store } ? .store : .repository
  }

  private func path(from start: Role, to end: Role) -> [Role] {
    var paths = [[start]]
    var known: Set<Role> = [start]
    while !paths.isEmpty {
      if let path = paths.first(where: { $0.last == end }) { return path }
      paths = paths.flatMap { path in
        receivers(of: path[path.count - 1], in: routes)
          .filter { known.insert($0).inserted }
          .map { path + [$0] }
      }
    }
    return []
  }

  private func receivers(of role: Role, in routes: [Route]) -> [Role] {
    routes.filter { $0.sender == role }.flatMap(\.receivers)
  }
}
