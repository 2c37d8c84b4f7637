struct FamilySigns {
  let isASCII: Bool

  /// Returns the line from a role to a role that it holds, with an arrowhead at each end to which messages may go.
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
