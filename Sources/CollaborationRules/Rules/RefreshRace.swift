extension Rule {
  static let refreshRace = Rule(
    "refresh-race",
    """
    the screen shows the answer to the last request
    What: The same request was sent twice, or two texts typed into one field were searched for, and
    the answer to the first request came last. It was drawn over the answer to the second.
    Why: The screen shows old data, and no later message corrects it.
    Signs: After a refresh the list jumps back to its old rows. In the trace two requests of one
    kind are open at once, and their answers arrive in the opposite order.
    Repair: Number the requests and take the answer to the last one only.
    Hint: Refusing a second request while the first is open helps as well.
    Code:
    generation += 1
    let asked = generation
    repository.fetchAll { [weak self] articles in
      guard asked == self?.generation else { return }
      self?.show(articles)
    }
    """,
    nothing: "no message requests data",
    needs: [.causes]
  ) { evidence in
    let requests = evidence.facts.requests
    return (Races(requests.all, evidence).all, requests.examined)
  }
}
