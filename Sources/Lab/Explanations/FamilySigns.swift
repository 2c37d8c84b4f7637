struct FamilySigns {
  let isASCII: Bool

  /// Returns the line from a role to a role that it holds, with an arrowhead at each end to which messages may go.
  func held(tells: Bool, isTold: Bool) -> String {
    if isASCII { return (isTold ? "<" : "-") + "-" + (tells ? ">" : "-") }
    return (isTold ? "◄" : "━") + "━" + (tells ? "►" : "━")
  }

  /// Returns the line between roles of which neither holds the other.
  func link(isMutual: Bool) -> String {
    if isASCII { return isMutual ? "<.>" : "..>" }
    return isMutual ? "◄┄►" : "┄┄►"
  }

  func branch(isLast: Bool) -> String { isASCII ? "+" : isLast ? "┗" : "┣" }

  /// Returns the indentation of the lines below a branch.
  func stem(isLast: Bool) -> String { isLast ? "    " : isASCII ? "|   " : "┃   " }
}
