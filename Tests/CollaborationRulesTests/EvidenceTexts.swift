import Foundation
import Testing
import Traces

@testable import CollaborationRules

/// A line of a page, or a part of it, that states no evidence.
struct UnreadableLine: Error {
  let line: Substring
}

extension Trace {
  /// Creates a trace from a block of a page: the notation, or behind the first lines JSON Lines of a recorder.
  ///
  /// In the notation, a line such as `= graph Presenter.view weak View, Presenter.onChange` is an object graph.
  init(text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0.hasPrefix("#") }
    if body.first?.hasPrefix("{") == true {
      self = try Trace(jsonLines: body.joined(separator: "\n"))
      return
    }
    let isGraph = { (line: Substring) in line.hasPrefix("= graph") }
    let notation = { (lines: ArraySlice<Substring>) in
      try Trace(notation: lines.filter { !isGraph($0) }.joined(separator: "\n"))
    }
    var trace = try notation(lines[...])
    for index in lines.indices.reversed() where isGraph(lines[index]) {
      var event = Event(.graph)
      event.graph = try ObjectGraph(line: lines[index].dropFirst("= graph".count))
      trace.events.insert(event, at: try notation(lines[..<index]).events.count)
    }
    self.init(lanes: trace.lanes, events: trace.events)
  }
}

extension ObjectGraph {
  /// Creates a graph from references `Presenter.view weak View`, stored closures `Presenter.onChange`, and objects `View`.
  fileprivate init(line: Substring) throws {
    var objects: [Participant] = []
    var references: [Reference] = []
    var closures: [StoredClosure] = []
    for item in line.split(separator: ",") {
      let words = item.split(separator: " ").map(String.init)
      switch words.count {
      case 1 where !words[0].contains("."): objects.append(Participant(named: words[0]))
      case 1: closures.append(StoredClosure(words[0].owner, words[0].property))
      case 3:
        let strength = try #require(Seam.Strength(rawValue: words[1]))
        let target = Participant(named: words[2])
        references.append(.init(words[0].owner, words[0].property, strength, to: target))
      default: throw UnreadableLine(line: item)
      }
    }
    self.init(participants: objects, references: references, unseen: closures)
  }
}

extension String {
  /// The participant before the last dot of `Detail.Presenter.view`.
  fileprivate var owner: Participant {
    Participant(named: String(dropLast(property.count + 1)))
  }

  fileprivate var property: String { String(split(separator: ".").last ?? "") }
}

extension SourceFacts {
  /// Creates facts from lines, each with a kind and its parts between bars.
  ///
  ///     requirement | onError(_:) | InteractorOutput
  ///     value | InteractorOutput
  ///     rule | Title.isValid
  ///     unused | router | Presenter
  ///     assignment | presenter.output = list | output | ListRouter.createModule()
  ///     call | Title.isValid | TodoView | View | add(_:)
  ///     use | OrderStore.shared | OrderInteractor | Interactor | init()
  ///     change | order.title | OrderUseCase | UseCase as Interactor | rename(_:)
  init(text: String) throws {
    self.init()
    for line in text.split(separator: "\n") {
      let parts = line.components(separatedBy: " | ")
      switch (parts[0], parts.count) {
      case ("requirement", 3):
        let location = CodeLocation(file: "Protocols.swift", line: requirements.count + 1)
        requirements.append(Requirement(parts[1], of: parts[2], at: location))
      case ("value", 2): valueInterfaces.append(parts[1])
      case ("rule", 2): businessRules.append(parts[1])
      case ("unused", 3): unusedProperties.append(Property(parts[1], of: parts[2]))
      case ("assignment", 4):
        assignments.append(Assignment(parts[1], to: parts[2], in: parts[3]))
      case ("call", 5): calls.append(Call(parts))
      case ("use", 5): sharedUses.append(Call(parts))
      case ("change", 5): entityChanges.append(Call(parts))
      default: throw UnreadableLine(line: line)
      }
    }
  }
}

extension SourceFacts.Call {
  /// Creates a call from the parts of a line: its kind, the called function, the caller's type, role and function.
  fileprivate init(_ parts: [String]) {
    let names = parts[3].components(separatedBy: " as ")
    let role = Role(names[0], as: names.count > 1 ? Role.named(names[1]) : nil)
    let location = CodeLocation(file: "\(parts[2]).swift", line: 9, function: parts[4])
    self.init(parts[1], in: parts[2], role, at: location)
  }
}
