import CollaborationRules
import SequenceDiagrams
import Traces

/// The differences between two folders, or two traces, as JSON for other programs.
///
///     {"viperlabDiff":1,"before":"old","after":"new","headline":"1 of 2 conversations changed.","count":2,
///      "conversations":[{"name":"open.trace","change":"changed","summary":"1 added.",
///        "rows":[{"mark":"added","trace":"after","number":5,"kind":"call","from":"View","to":"Presenter",
///                 "label":"load()","words":""}],
///        "sentences":["+ #5 View calls Presenter.load(): new"],
///        "findings":{"new":[{"name":"nil-link","text":"…","repair":"…","rows":[3]}],"gone":[]}}],
///      "unchanged":["close.trace"]}
extension FolderDifference {
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("viperlabDiff", 1)
      json.put("before", before)
      json.put("after", after)
      json.put("headline", headline)
      json.put("count", count)
      json.put("conversations", conversations) { conversation, json in
        json.object { conversation.write(to: &$0) }
      }
      json.put("unchanged", unchanged)
    }
    return json.text + "\n"
  }
}

extension ConversationDifference {
  fileprivate func write(to json: inout JSONWriter) {
    json.put("name", name)
    json.put("change", change.rawValue)
    json.put("summary", summary)
    json.put("rows", rows.indices.filter { rows.mark(at: $0) != .same }) { index, json in
      json.object { write(rowAt: index, to: &$0) }
    }
    json.put("sentences", statements)
    json.key("findings")
    json.object { json in
      for (key, findings) in [("new", newFindings), ("gone", goneFindings)] {
        json.put(key, findings) { finding, json in
          json.object { finding.write(to: &$0, withDetails: false) }
        }
      }
    }
  }

  private func write(rowAt index: Int, to json: inout JSONWriter) {
    let row = rows[index]
    json.put("mark", row.mark.name)
    json.put("trace", row.isBefore ? "before" : "after")
    json.put("number", row.event.number ?? 0)
    json.put("kind", row.event.kind.rawValue)
    json.put("from", row.event.sender?.name ?? "")
    json.put("to", row.event.receiver?.name ?? "")
    json.put("label", row.event.label)
    json.put("words", difference.words(explaining: row, at: index) ?? "")
  }
}
