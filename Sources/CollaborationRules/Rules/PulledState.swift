import Sequences
import Traces

extension Rule {
  static let pulledState = Rule(
    "pulled-state",
    """
    a Presenter requests data and receives an answer
    What: A Presenter reads an entity from a property of its Interactor, instead of requesting the
    entity and receiving it through the Interactor's output.
    Why: The Presenter has to know when the property holds a value, and what the value means. As
    soon as the data comes later, or can fail, every such line has to be written anew.
    Signs: Everything works as long as the data is there. In the diagram a property is read and its
    value comes back, and no message of the Interactor follows.
    Repair: Request the data by a method, and receive the answer through the Interactor's output.
    Hint: The module declares which types are entities, or --entity does for a file. A property
    that says yes or no, or a number, may be read.
    Code:
    // not: view?.show(page(for: interactor.todo))
    interactor?.retrieveTodo()
    // in the answer
    func didRetrieveTodo(_ todo: TodoItem) {
      view?.show(page(for: todo))
    }
    """,
    nothing: "no Presenter reads a property of an Interactor",
    needs: [.entities]
  ) { evidence in
    let reads = evidence.events.filter { evidence.isStateRead($0.element) }
    let wrong = reads.map(\.element).filter { $0.value?.entity(of: evidence.entities) != nil }
    return (
      wrong.grouped(by: \.route).compactMap { finding($0, evidence) },
      Set(reads.compactMap { evidence.index(ofRow: $0.element.cause) }.map { .message($0) })
    )
  }

  private static func finding(_ values: [Event], _ evidence: Evidence) -> Finding? {
    let reads = values.compactMap { evidence.row($0.cause) }
    guard let first = reads.first, let presenter = first.sender, let interactor = first.receiver,
      let entity = values.first?.value?.entity(of: evidence.entities)
    else { return nil }
    let property = first.message?.name ?? "a property"
    return Finding(
      "pulled-state",
      "\(presenter) takes \(entity.withArticle) out of \(interactor).\(property).",
      details: [
        "\(reads.compactMap(\.number).rowNames): read as a property, answered by no message."
      ],
      repair: "ask \(interactor.family) by a method, and let it answer by its output",
      rows: (reads + values).compactMap(\.number)
    )
  }
}

extension Evidence {
  fileprivate func isStateRead(_ event: Event) -> Bool {
    guard event.kind == .return, event.value != nil, let read = row(event.cause),
      read.sender?.role.counts(as: .presenter) == true,
      read.receiver?.role.counts(as: .interactor) == true
    else { return false }
    return read.readsProperty
  }
}
