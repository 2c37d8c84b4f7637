// An object graph in JSON Lines:
//
//     {"participants":["View","Presenter"],
//      "references":[{"from":"Presenter","property":"view","strength":"weak","to":"View"}],
//      "unseen":[{"from":"Presenter","property":"onChange"}]}
//
// A reference is strong where nothing else is said.

extension JSONLinesWriter {
  func write(_ graph: ObjectGraph, _ json: inout JSONWriter) {
    json.object { json in
      json.member("participants", each: graph.participants, write)
      json.member("references", each: graph.references, write)
      json.member("unseen", each: graph.unseen, write)
    }
  }

  private func write(_ reference: ObjectGraph.Reference, _ json: inout JSONWriter) {
    json.object { json in
      json.member("from", reference.owner, write)
      json.member("property", reference.property) { $1.string($0) }
      json.member(
        "strength",
        reference.strength.rawValue,
        unless: Seam.Strength.strong.rawValue
      )
      json.member("to", reference.target, write)
    }
  }

  private func write(_ closure: ObjectGraph.StoredClosure, _ json: inout JSONWriter) {
    json.object { json in
      json.member("from", closure.owner, write)
      json.member("property", closure.property) { $1.string($0) }
    }
  }
}

extension JSONLinesReader {
  func graph(_ json: JSONPart) throws(JSONLinesError) -> ObjectGraph {
    guard case .object = json.value.content else { throw json.error(.expected("an object")) }
    return ObjectGraph(
      participants: try json.list("participants", participant),
      references: try json.list("references", reference),
      unseen: try json.list("unseen", closure)
    )
  }

  private func reference(_ json: JSONPart) throws(JSONLinesError) -> ObjectGraph.Reference {
    ObjectGraph.Reference(
      try participant(json.required("from")),
      try json.required("property").string(),
      try json["strength"]?.word() ?? .strong,
      to: try participant(json.required("to"))
    )
  }

  private func closure(_ json: JSONPart) throws(JSONLinesError) -> ObjectGraph.StoredClosure {
    ObjectGraph.StoredClosure(
      try participant(json.required("from")),
      try json.required("property").string()
    )
  }
}
