import CollaborationRules
import Comparison
import TerminalText
import Traces

struct FamiliesPage {
  static let name = "families"

  var tables = LayerTable.all

  /// Returns the drawings, as many side by side as the width permits; in plain mode, sentences.
  func text(_ settings: Settings) -> StyledText {
    guard settings.isPlain else {
      return legend(settings).wrapped(to: settings.width) + "\n" + drawings(settings)
        + further.wrapped(to: settings.width)
    }
    return StyledText(lines: tables.map { StyledText(FamilyGraph(table: $0).sentences) }) + further
  }

  private func drawings(_ settings: Settings) -> StyledText {
    let drawings = tables.map { FamilyDrawing(of: $0, isASCII: settings.isASCII).lines }
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

extension FamilyGraph {
  fileprivate var sentences: String {
    let holds = table.holds.map { route in
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
    return table.title + ": " + (holds + apart + ways).joined(separator: ". ") + "."
  }
}
