import CollaborationRules
import Comparison
import TerminalText
import Traces

struct FamiliesPage {
  static let name = "families"

  var tables = LayerTable.all

  func text(_ settings: Settings) -> StyledText {
    guard settings.isPlain else {
      return legend(settings).wrapped(to: settings.width) + "\n" + drawings(settings)
        + further.wrapped(to: settings.width)
    }
    return StyledText(lines: tables.map { StyledText($0.sentences) }) + further
  }

  private func drawings(_ settings: Settings) -> StyledText {
    let signs = FamilySigns(isASCII: settings.isASCII)
    let drawings = tables.map { FamilyDrawing(table: $0, signs: signs).lines }
    let width = drawings.joined().map(\.displayWidth).max() ?? 0
    let columns = drawings.map { [$0[0].padded(to: width)] + $0.dropFirst() }
    return columns.beside(within: settings.width)
  }

  private func legend(_ settings: Settings) -> StyledText {
    let signs = FamilySigns(isASCII: settings.isASCII)
    let words =
      "\(signs.held(tells: true, isTold: false)) holds it strongly and tells it;  "
      + "\(signs.held(tells: true, isTold: true)) is told by it, too: an answer, or a weak reference "
      + "back;  \(signs.held(tells: false, isTold: false)) holds it to hand it on;  \(signs.link(isMutual: false)) may "
      + "tell it, and does not hold it.  tap: the shortest way of a tap to the data;  data: the shortest "
      + "way back.\n"
    return StyledText(words, .dim)
  }

  private var further: StyledText {
    let names = tables.map(\.name).joined(separator: ", ")
    return StyledText("explain NAME", .command)
      + "  tells more of one: \(names). VIPER async and VIPER observable are "
      + "drawn as VIPER, MVVM observable as MVVM.\n"
  }
}

extension LayerTable {
  fileprivate var sentences: String {
    let holdings = holds.map { route in
      let back = route.receivers.filter { $0 != route.sender && tells($0, route.sender) }
      return "\(route.sender.name) holds \(route.receivers.map(\.name).listed())"
        + (back.isEmpty ? "" : ", and is told by \(back.map(\.name).listed())")
    }
    let apart = links.flatMap { link in
      link.receivers.map { receiver in
        (link.isMutual
          ? "\(link.sender.name) and \(receiver.name) may tell each other"
          : "\(link.sender.name) may tell \(receiver.name)") + ", without a strong reference"
      }
    }
    let ways = [("A tap goes", request), ("Data goes", response)].filter { !$0.1.isEmpty }
      .map { "\($0) \($1.map(\.name).joined(separator: ", "))" }
    return title + ": " + (holdings + apart + ways).joined(separator: ". ") + "."
  }

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

struct FamilyDrawing {
  let table: LayerTable
  let signs: FamilySigns

  var lines: [StyledText] {
    var drawn = Set(table.roots)
    let trees = table.roots.flatMap { root in
      [root.styled] + branches(of: root, indent: "", &drawn)
    }
    return [StyledText(table.title, .strong)] + trees + links + ways
  }

  /// A line of the tree: up to three roles with the same holder, which exchange messages with it in the same directions.
  private struct Branch {
    var roles: [Role]
    let sign: String
    let isExpanded: Bool
  }

  private func branches(of role: Role, indent: String, _ drawn: inout Set<Role>) -> [StyledText] {
    let branches = branches(of: role, drawn)
    var lines: [StyledText] = []
    for (index, branch) in branches.enumerated() {
      let isLast = index == branches.count - 1
      let names = branch.roles.map { ($0 == role ? "another " : "") + $0.styled }
      lines.append(
        StyledText(indent + signs.branch(isLast: isLast) + branch.sign + " ") + names.joined(", ")
      )
      guard branch.isExpanded, drawn.insert(branch.roles[0]).inserted else { continue }
      let inner = indent + signs.stem(isLast: isLast)
      lines += self.branches(of: branch.roles[0], indent: inner, &drawn)
    }
    return lines
  }

  private func branches(of role: Role, _ drawn: Set<Role>) -> [Branch] {
    var branches: [Branch] = []
    for held in table.held(by: role) {
      let isTold = held != role && table.tells(held, role)
      let sign = signs.held(tells: table.tells(role, held), isTold: isTold)
      let isExpanded = !table.held(by: held).isEmpty && !drawn.contains(held)
      let same = branches.firstIndex { !$0.isExpanded && $0.sign == sign && $0.roles.count < 3 }
      if let same, !isExpanded {
        branches[same].roles.append(held)
      } else {
        branches.append(Branch(roles: [held], sign: sign, isExpanded: isExpanded))
      }
    }
    return branches
  }

  private var links: [StyledText] {
    table.links.map { link in
      link.sender.styled + StyledText(" \(signs.link(isMutual: link.isMutual)) ")
        + link.receivers.map(\.styled).joined(", ")
    }
  }

  private var ways: [StyledText] {
    [("tap   ", table.request), ("data  ", table.response)].filter { !$0.1.isEmpty }
      .map { StyledText($0, .dim) + $1.map(\.styled).joined(signs.isASCII ? ">" : "→") }
  }
}

extension Role {
  fileprivate var styled: StyledText { StyledText(name, .role(self)) }
}

extension [StyledText] {
  fileprivate func joined(_ separator: String) -> StyledText {
    dropFirst().reduce(first ?? "") { $0 + StyledText(separator) + $1 }
  }
}

struct FamilySigns {
  let isASCII: Bool

  func held(tells: Bool, isTold: Bool) -> String {
    if isASCII { return (isTold ? "<" : "-") + "-" + (tells ? ">" : "-") }
    return (isTold ? "◄" : "━") + "━" + (tells ? "►" : "━")
  }

  func link(isMutual: Bool) -> String {
    if isASCII { return isMutual ? "<.>" : "..>" }
    return isMutual ? "◄┄►" : "┄┄►"
  }

  func branch(isLast: Bool) -> String { isASCII ? "+" : isLast ? "┗" : "┣" }

  func stem(isLast: Bool) -> String { isLast ? "    " : isASCII ? "|   " : "┃   " }
}
